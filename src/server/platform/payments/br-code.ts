interface BrCode {
  /** The PIX key that receives. */
  key: string;
  /** What the payer's bank shows beside the key. */
  message: string;
  priceCents: number;
  /** At most 25 letters and 15. */
  merchant: string;
  city: string;
  /** At most 25 letters and digits. */
  txid: string;
}

/** One field: two digits of name, two of length, the value. */
const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/**
 * The text of a static PIX ("copia e cola"): EMV QR Code, merchant-presented, as Banco Central's BR Code manual
 * profiles it. Letters outside ASCII are not allowed in it.
 */
export function brCode({ key, message, priceCents, merchant, city, txid }: BrCode): string {
  const text = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key) + field('02', message)),
    field('52', '0000'),
    field('53', '986'),
    field('54', (priceCents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', merchant),
    field('60', city),
    field('62', field('05', txid)),
    '6304',
  ].join('');
  return text + crc16(text);
}

/** CRC-16/CCITT-FALSE (polynomial 0x1021, from 0xFFFF) of ASCII text, as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}
