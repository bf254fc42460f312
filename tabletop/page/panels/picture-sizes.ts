/** Measures pictures as they are loaded, and has all drawn anew then. */
export function pictureSizes(redraw: () => void): (url: string | undefined) => readonly [number, number] {
  const sizes = new Map<string, readonly [number, number]>();
  return (url) => {
    if (url === undefined || url === "") return [0, 0];
    const known = sizes.get(url);
    if (known !== undefined) return known;
    sizes.set(url, [0, 0]);
    const image = new Image();
    image.onload = () => {
      sizes.set(url, [image.naturalWidth, image.naturalHeight]);
      redraw();
    };
    image.src = url;
    return [0, 0];
  };
}
