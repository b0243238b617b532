import { describe, expect, it } from 'vitest';
import { isSignedWith, signNotification } from './signature.ts';

const secret = 'segredo-de-teste';
const hash = '8cc05d40599db738fe4d394e42abe2db721751947936bfc5ae8737b48b00eebf';
const notification = {
  topic: 'payment',
  id: '123456789',
  requestId: 'req-1',
  signature: `ts=1704908010,v1=${hash}`,
};

describe('the signature of a notification', () => {
  it('is the HMAC of id, request and time', () => {
    expect(isSignedWith(secret, notification)).toBe(true);
    const at = new Date(1_704_908_010_000);
    expect(signNotification(secret, { id: '123456789', requestId: 'req-1', at })).toEqual(notification);
  });

  it.each([
    [{ id: '123456780' }],
    [{ id: null }],
    [{ requestId: 'req-2' }],
    [{ requestId: undefined }],
    [{ signature: undefined }],
    [{ signature: '' }],
    [{ signature: 'nonsense' }],
    [{ signature: `v1=${hash}` }],
    [{ signature: 'ts=1704908010' }],
    [{ signature: `ts=1704908011,v1=${hash}` }],
    [{ signature: `ts=1704908010,v2=${hash}` }],
    [{ signature: `ts=1704908010,v1=${hash.slice(1)}` }],
  ])('fails with %j', (change) => {
    expect(isSignedWith(secret, { ...notification, ...change })).toBe(false);
  });

  it('fails with another secret', () => {
    expect(isSignedWith('outro-segredo', notification)).toBe(false);
  });
});
