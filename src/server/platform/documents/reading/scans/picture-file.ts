/** What the head of a picture declares, its measures in pixels. */
export interface PictureHead {
  kind: 'png' | 'jpeg';
  width: number;
  height: number;
}

/** Undefined for what is neither PNG nor JPEG, or has no head. */
export function readPictureHead(bytes: Uint8Array): PictureHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  // The signature, and the first chunk: its length, its name, then the picture's measures (PNG, 5.2 and 11.2.2).
  if (bytes.length >= 33 && view.getUint32(0) === 0x89504e47 && view.getUint32(12) === 0x49484452)
    return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? readJpegHead(view) : undefined;
}

/** Segments follow each other with their lengths; a frame's has the measures (ITU-T T.81, B.2.2). */
function readJpegHead(view: DataView): PictureHead | undefined {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { kind: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A marker may be padded with more of the same byte.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
