/** A grey picture: a byte for each pixel, row by row, 0 for black to 255 for white. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** Pixels of an inch of paper. */
  dpi: number;
}

/** As a PGM file ("P5"), the plainest format of pictures that there is. */
export const writePgm = ({ width, height, pixels }: Raster): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);

/** The picture so small that it has `dpi` pixels of an inch at most, each the mean of those it stands for. */
export function shrink(raster: Raster, dpi: number): Raster {
  const step = raster.dpi / dpi;
  if (step <= 1) return raster;
  const width = Math.max(1, Math.floor(raster.width / step));
  const height = Math.max(1, Math.floor(raster.height / step));
  const pixels = new Uint8Array(width * height);
  const endOf = (at: number, size: number) => Math.min(size, Math.ceil((at + 1) * step));
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.floor(y * step), endOf(y, raster.height)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.floor(x * step), endOf(x, raster.width)];
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let at = row * raster.width + left; at < row * raster.width + right; at++)
          sum += raster.pixels[at] ?? 0;
      pixels[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { width, height, pixels, dpi };
}
