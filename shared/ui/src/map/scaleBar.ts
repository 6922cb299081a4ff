/** The longest distance that fits, as 1, 2 or 5 times a power of ten metres, and its length in pixels. */
export function scaleBar(
  metresPerPixel: number,
  maxPixels: number,
): { metres: number; pixels: number } {
  const longest = metresPerPixel * maxPixels;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= longest) ?? power;
  return { metres, pixels: metres / metresPerPixel };
}
