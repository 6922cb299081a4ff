/** Sets the width that `(min-width: …px)` media queries match in jsdom. */
export function setScreenWidth(pixels: number) {
  window.matchMedia = (media) => {
    const [, wanted] = /\(min-width: (\d+)px\)/.exec(media) ?? [];
    const nothing = () => undefined;
    return {
      matches: wanted !== undefined && Number(wanted) <= pixels,
      media,
      onchange: null,
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
      dispatchEvent: () => false,
    };
  };
}
