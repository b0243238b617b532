import { expect, it } from 'vitest';
import { fileExtension } from '#shared/rules/text/file-extension.ts';

it.each([
  ['aula.pdf', 'pdf'],
  ['Aula 3.1 (final).DOCX', 'docx'],
  ['aula.pdf.exe', 'exe'],
  ['aula.pdf ', 'pdf'],
  ['../pasta.md/aula', ''],
  ['.pdf', ''],
  ['aula.', ''],
  ['aula', ''],
  ['', ''],
])('of %j it is %j', (name, extension) => {
  expect(fileExtension(name)).toBe(extension);
});
