const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  sect: '§',
  para: '¶',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  times: '×',
  divide: '÷',
  minus: '−',
  plusmn: '±',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  equiv: '≡',
  infin: '∞',
  radic: '√',
  sum: '∑',
  int: '∫',
  part: '∂',
  isin: '∈',
  forall: '∀',
  exist: '∃',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  harr: '↔',
  rArr: '⇒',
  hArr: '⇔',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  micro: 'µ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  epsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  Sigma: 'Σ',
  tau: 'τ',
  phi: 'φ',
  omega: 'ω',
  Omega: 'Ω',
};

const accents: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

/** Text as it stands in HTML with its character references read; what is none stays as it is. */
export const decodeReferences = (html: string): string =>
  html.replace(/&(?:#(\d{1,8}|x[\da-f]{1,6})|([a-z][a-z\d]{1,9}));/gi, (whole, code, name) =>
    code === undefined ? (namedSign(name) ?? whole) : numberedSign(code),
  );

function namedSign(name: string): string | undefined {
  if (Object.hasOwn(named, name)) return named[name];
  const [, letter, accent] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
  const mark = accent && Object.hasOwn(accents, accent) ? accents[accent] : undefined;
  return mark && `${letter}${mark}`.normalize('NFC');
}

function numberedSign(code: string): string {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
  const isSign = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isSign ? String.fromCodePoint(point) : '\ufffd';
}

/** What a reader of Anki's fields would take for something else than a bracket. */
const ankiBracket = /\[(?=sound:|\/?latex\]|\/?\${1,2}\])/gi;

/**
 * Plain text as the HTML of a field that looks the same and from which `htmlToMarkdown` reads the very same text:
 * what HTML would run together (line ends, spaces) and what it or Anki would act on is written out.
 */
export const textToHtml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to be written out.
    .replace(/[&<>\u0000-\u0009\u000b-\u001f\u007f]/g, reference)
    .replace(ankiBracket, '&#91;')
    .replace(/(?<=^|[\n ]) /g, '&nbsp;')
    .replaceAll('\n', '<br>');

const reference = (sign: string) =>
  ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? `&#${sign.charCodeAt(0)};`;
