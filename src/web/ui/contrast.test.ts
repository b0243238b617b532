import { describe, expect, it, vi } from 'vitest';

// Vitest empties imported CSS, and the browser's types know no node:fs.
const fs = await vi.importActual<{ readFileSync(path: string, encoding: string): string }>('node:fs');
const tokens = fs.readFileSync('src/web/ui/tokens.css', 'utf8');

type Colour = readonly [lightness: number, chroma: number, hue: number];

function block(selector: string): string {
  const start = tokens.indexOf(selector);
  return tokens.slice(start, tokens.indexOf('}', start));
}

const themes = { claro: block(':root,'), escuro: block('[data-theme="dark"] {') };
type Theme = keyof typeof themes;

function variable(theme: Theme, name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(themes[theme])?.[1];
  if (!value) throw new Error(`tokens.css has no --${name} (${theme})`);
  return value;
}

function colour(theme: Theme, name: string): Colour {
  const [lightness, chroma, hue] = [...variable(theme, name).matchAll(/[\d.]+/g)].map(Number);
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}

function subjectColour(theme: Theme, part: string, hue: number): Colour {
  return [Number(variable(theme, `subject-${part}-l`)), Number(variable(theme, `subject-${part}-c`)), hue];
}

/** Relative luminance (WCAG 2.2) of an OKLCH colour clipped to sRGB; matrices from CSS Color 4. */
function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const grounds = ['ground', 'surface', 'surface-raised', 'well'];
const pairs = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back]));

const textPairs = [
  ...pairs(['ink', 'ink-muted', 'cometa', 'cometa-hover', 'ok', 'warn', 'danger'], grounds),
  ...pairs(['ink', 'ink-muted'], ['sol-soft', 'cometa-soft', 'ok-soft', 'warn-soft', 'danger-soft']),
  ...pairs(['on-sol'], ['sol', 'sol-hover']),
  ...pairs(['on-cometa'], ['cometa', 'cometa-hover']),
  ...pairs(['on-danger'], ['danger', 'danger-hover']),
  ...['ok', 'warn', 'danger', 'cometa'].map((tone) => [tone, `${tone}-soft`]),
  ...['ok', 'warn'].map((tone) => [`on-${tone}`, tone]),
];
const controlPairs = [
  ...pairs(['line-strong'], ['ground', 'surface', 'surface-raised']),
  ...pairs(['sol-strong', 'cometa', 'ok', 'warn', 'danger'], grounds),
];

describe.each(Object.keys(themes) as Theme[])('contrast in the theme %s', (theme) => {
  it.each(textPairs)('text %s on %s is at least 4.5:1', (front, back) => {
    expect(contrast(colour(theme, front ?? ''), colour(theme, back ?? ''))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('control %s on %s is at least 3:1', (front, back) => {
    expect(contrast(colour(theme, front ?? ''), colour(theme, back ?? ''))).toBeGreaterThanOrEqual(3);
  });

  it('holds for every hue a subject can have', () => {
    for (let hue = 0; hue < 360; hue += 1) {
      const ink = subjectColour(theme, 'ink', hue);
      const mark = subjectColour(theme, 'mark', hue);
      for (const back of grounds) expect(contrast(ink, colour(theme, back))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, subjectColour(theme, 'soft', hue))).toBeGreaterThanOrEqual(4.5);
      for (const back of ['ground', 'surface', 'surface-raised']) {
        expect(contrast(mark, colour(theme, back))).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

it('keeps the categories of sessions apart', () => {
  const hues = [...tokens.matchAll(/--category-\w+: (\d+)/g)]
    .map(([, hue]) => Number(hue))
    .sort((one, other) => one - other);
  const gaps = hues.map((hue, index) => ((hues[index + 1] ?? (hues[0] ?? 0) + 360) - hue + 360) % 360);
  expect(hues).toHaveLength(6);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(45);
});
