import { foldLetters } from '#shared/rules/text/fold.ts';

/**
 * The `content-disposition` of a download that is called `name`: by RFC 6266, with the letters that a header can't
 * hold by RFC 8187, and without them for clients that read neither.
 */
export function attachment(name: string): string {
  const plain = foldLetters(name).replace(/[^ -~]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
