/** A file as base64, without its data address. @throws Error when it cannot be read */
export const readBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(file);
  });
