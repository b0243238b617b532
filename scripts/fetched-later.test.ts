import { expect, it } from 'vitest';
import { fetchedLater } from './fetched-later.ts';

const mark = '<template data-app>';
const style = '<link rel="stylesheet" crossorigin href="/assets/base.css">';
const script = '<script type="module" fetchpriority="low" crossorigin src="/assets/shell.js"></script>';

it('keeps style and scripts for later, names the scripts for loading, and ends with what fetches them', () => {
  const page = `<head><title>$&</title>\n${script}</head><body><p>Olá\n${style}</body>`;
  const load = '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/shell.js">';
  expect(fetchedLater(page, mark, 'begin("$&")')).toBe(
    `<head><title>$&</title>\n</head><body><p>Olá\n${mark}${script}${style}${load}</template><script>begin("$&")</script></body>`,
  );
});

it('leaves what is no part of the application', () => {
  const page = `<script>theme()</script><link rel="icon" href="/i.svg">${script}</body>`;
  expect(fetchedLater(page, mark, 'begin()')).toMatch(
    /^<script>theme\(\)<\/script><link rel="icon" href="\/i.svg"><temp/,
  );
});

it.each([
  ['a page without scripts', `<body>${style}</body>`, 'begin()'],
  ['an empty script', `${script}</body>`, ''],
  ['a script that would end before its end', `${script}</body>`, 'say("</script>")'],
  ['a script that would begin a comment', `${script}</body>`, 'say("<!--")'],
])('refuses %s', (_, page, inner) => expect(() => fetchedLater(page, mark, inner)).toThrow());
