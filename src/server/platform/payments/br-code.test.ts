import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brCode, crc16 } from './br-code.ts';

const code = {
  key: 'chave@example.com',
  message: 'TESTE',
  priceCents: 1990,
  merchant: 'ORBITA',
  city: 'SAO PAULO',
  txid: 'abc123',
};

/** A reader that is not the writer's: fields by their own lengths. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

it('the checksum is that of the CRC catalogue', () => {
  expect(crc16('123456789')).toBe('29B1');
});

it("the checksum is that of the example in Banco Central's BR Code manual", () => {
  const example =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' +
    '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
  expect(crc16(example)).toBe('1D3D');
});

it('says what is paid to whom, in fields of their own lengths', () => {
  const fields = fieldsOf(brCode(code));
  expect(fields).toMatchObject({ '00': '01', '53': '986', '54': '19.90', '58': 'BR', '59': 'ORBITA' });
  expect(fieldsOf(fields['26'] ?? '')).toEqual({ '00': 'br.gov.bcb.pix', '01': code.key, '02': 'TESTE' });
  expect(fieldsOf(fields['62'] ?? '')).toEqual({ '05': 'abc123' });
});

it('ends with the checksum of all before it, and no two prices share a text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (priceCents) => {
      const text = brCode({ ...code, priceCents });
      expect(text.slice(-4)).toBe(crc16(text.slice(0, -4)));
      expect(fieldsOf(text)['54']).toBe((priceCents / 100).toFixed(2));
    }),
  );
});
