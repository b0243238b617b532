import { crc32, deflateSync } from 'node:zlib';
import { handmadePdf } from './handmade-pdf.ts';

/** A grey picture: a byte for each pixel, 0 for black. */
export interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export const greyOf = (width: number, height: number, valueAt: (x: number, y: number) => number): Grey => ({
  width,
  height,
  pixels: Uint8Array.from({ length: width * height }, (_, at) => valueAt(at % width, Math.floor(at / width))),
});

/** What a page may have beside its picture, in PDF's own operators. */
export interface ScannedPage {
  picture: Grey;
  /** Points: where the picture lies. All of an A4 page unless said. */
  box?: readonly [width: number, height: number];
  content?: string;
  /** What the file says that the picture measures, instead of what it does. */
  declared?: readonly [width: number, height: number];
}

/** A PDF of A4 pages that are pictures, as a scanner makes it. */
export function scannedPages(pages: readonly ScannedPage[]): Uint8Array {
  const numberOf = (index: number) => 4 + index * 3;
  const kids = pages.map((_, index) => `${numberOf(index)} 0 R`).join(' ');
  return handmadePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ picture, box: [across, up] = [595, 842], content = '', declared }, index) => {
      const [width, height] = declared ?? [picture.width, picture.height];
      const at = numberOf(index);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${at + 1} 0 R /Resources << /Font << /F 3 0 R >> /XObject << /X ${at + 2} 0 R >> >> >>`,
        { dict: '', data: `q ${across} 0 0 ${up} 0 0 cm /X Do Q ${content}` },
        {
          dict: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
          data: deflateSync(picture.pixels),
        },
      ];
    }),
  ]);
}

function pngChunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The picture as a PNG file; `declared` is what its head says that it measures. */
export function pngOf(
  { width, height, pixels }: Grey,
  declared: readonly [number, number] = [width, height],
): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(declared[0], 0);
  head.writeUInt32BE(declared[1], 4);
  head.set([8, 0, 0, 0, 0], 8);
  // Each row begins with the number of its filter, which is none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', new Uint8Array()),
  ]);
}
