import { accountLimits } from '#shared/contracts/accounts.ts';

/** Pixels of each side, and how well it is kept: the first that is small enough. */
const tries = [
  [160, 0.85],
  [160, 0.7],
  [128, 0.7],
  [96, 0.7],
  [96, 0.5],
  [64, 0.5],
] as const;

/** The first of ever smaller encodings that may be stored; null when none may. */
function firstThatFits(encode: (side: number, quality: number) => string): string | null {
  for (const [side, quality] of tries) {
    const url = encode(side, quality);
    if (url.length <= accountLimits.pictureCopy) return url;
  }
  return null;
}

/** The middle square of a picture of the student's, as a small JPEG that is its own address; null when it is none. */
export async function copyOfPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  const edge = Math.min(width, height);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const copy =
    pen &&
    firstThatFits((side, quality) => {
      canvas.width = side;
      canvas.height = side;
      // What is see-through would be black in a JPEG.
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, side, side);
      pen.drawImage(picture, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, side, side);
      return canvas.toDataURL('image/jpeg', quality);
    });
  picture.close();
  return copy;
}
