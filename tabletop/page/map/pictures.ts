/** Pictures of the table, loaded when they are first wanted, in sizes that are fast to draw. */
export interface Pictures {
  loaded: Map<string, Loaded>;
  /** Vector icons as bitmaps, by size and address. */
  icons: Map<string, HTMLCanvasElement>;
  /** Called when something more can be drawn. */
  changed: () => void;
}

interface Loaded {
  image: HTMLImageElement;
  /** The picture itself, its half, its quarter …, as far as they were made. */
  smaller: (ImageBitmap | HTMLImageElement | undefined)[];
  ready: boolean;
}

/** Icons are kept in steps of so many pixels, so that zooming does not draw each anew for every width. */
const STEP = 4;
const MOST_ICONS = 600;
/** Narrower pictures are drawn as they are. */
const SHRUNK_FROM = 256;

export function newPictures(changed: () => void): Pictures {
  return { loaded: new Map(), icons: new Map(), changed };
}

/**
 * A photograph or drawing, at least as large as it is shown; undefined until it is there, in any size: to draw all of a
 * board while its quarter is made would decode it once more.
 */
export function sizedPicture(pictures: Pictures, url: string, pixels: number): CanvasImageSource | undefined {
  const one = load(pictures, url);
  if (!one.ready) return undefined;
  const { naturalWidth } = one.image;
  const level = Math.max(0, Math.floor(Math.log2(naturalWidth / Math.max(1, pixels))));
  if (level === 0 || naturalWidth < SHRUNK_FROM) return (one.smaller[0] ??= one.image);
  shrink(pictures, one, level);
  return one.smaller[level] ?? one.smaller.find((bitmap) => bitmap !== undefined);
}

/** A vector icon as a bitmap of exactly that many pixels; undefined until it is there. */
export function iconPicture(pictures: Pictures, url: string, pixels: number): CanvasImageSource | undefined {
  const { icons } = pictures;
  const size = Math.max(STEP, Math.ceil(pixels / STEP) * STEP);
  const key = `${size} ${url}`;
  const known = icons.get(key);
  if (known !== undefined) return known;
  const one = load(pictures, url);
  if (!one.ready) return undefined;
  if (icons.size >= MOST_ICONS) icons.clear();
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  canvas.getContext("2d")?.drawImage(one.image, 0, 0, size, size);
  icons.set(key, canvas);
  return canvas;
}

/** Whether pictures that were wanted are on their way, as they are or made smaller. */
export function areComing({ loaded }: Pictures): boolean {
  return [...loaded.values()].some(
    ({ image, smaller }) => !image.complete || Object.values(smaller).includes(undefined),
  );
}

function load({ loaded, changed }: Pictures, url: string): Loaded {
  const known = loaded.get(url);
  if (known !== undefined) return known;
  const image = new Image();
  const one: Loaded = { image, smaller: [], ready: false };
  loaded.set(url, one);
  image.decoding = "async";
  image.onload = () => {
    one.ready = true;
    changed();
  };
  image.src = url;
  return one;
}

/**
 * Makes the bitmap of a level, once: the picture halved so many times. A larger bitmap is halved to the very same, and is
 * decoded already, which is most of the work.
 */
function shrink({ changed }: Pictures, one: Loaded, level: number): void {
  if (level in one.smaller) return;
  const larger = one.smaller.slice(1, level).findLast((bitmap) => bitmap !== undefined);
  one.smaller[level] = undefined;
  const { naturalWidth: w, naturalHeight: h } = one.image;
  const options: ImageBitmapOptions = {
    resizeWidth: Math.max(1, Math.round(w / 2 ** level)),
    resizeHeight: Math.max(1, Math.round(h / 2 ** level)),
    resizeQuality: "high",
  };
  const keep = (made: ImageBitmap | HTMLImageElement): void => {
    one.smaller[level] = made;
    changed();
  };
  createImageBitmap(larger ?? one.image, options).then(keep, () => keep(one.image));
}
