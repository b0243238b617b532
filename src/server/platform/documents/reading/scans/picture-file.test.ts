import { expect, it } from 'vitest';
import { greyOf, pngOf } from '#test/support/documents/scans.ts';
import { readPictureHead } from './picture-file.ts';

const png = pngOf(greyOf(3, 2, () => 255));
/** A comment, then a frame of 7 × 5 pixels. */
const jpeg = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xfe, 0, 4, 65, 66],
  ...[0xff, 0xc2, 0, 11, 8, 0, 5, 0, 7, 1, 1, 0x11, 0],
]);

it.each([
  ['a PNG', png, { kind: 'png', width: 3, height: 2 }],
  ['a JPEG', jpeg, { kind: 'jpeg', width: 7, height: 5 }],
  ['a JPEG with padding', Uint8Array.from([...jpeg.slice(0, 2), 0xff, ...jpeg.slice(2)]), { width: 7 }],
])('of %s tells its measures', (_, bytes, head) => {
  expect(readPictureHead(bytes)).toMatchObject(head);
});

it.each([
  ['nothing', new Uint8Array()],
  ['a PNG that is cut off', png.slice(0, 20)],
  ['a JPEG that is cut off', jpeg.slice(0, 12)],
  ['a JPEG whose segments lead out of it', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0])],
  ['text', Buffer.from('Não sou uma imagem, mas um texto.')],
])('of %s tells none', (_, bytes) => {
  expect(readPictureHead(bytes)).toBeUndefined();
});
