import { expect, it } from 'vitest';
import { documentLimits } from '#shared/contracts/documents.ts';
import { acceptedDocuments, acceptedScans, documentRefusal, scanRefusal } from './study-document.ts';

it.each(['a.pdf', 'a.doc', 'A.DOCX', 'a.b.txt', 'a.md'])('takes %s', (name) => {
  expect(documentRefusal({ name, size: 10 })).toBeNull();
});

it.each([
  ['a.png', 10, 'Este arquivo não é PDF, Word (DOCX ou DOC) nem texto (TXT ou MD).'],
  ['pdf', 10, 'Este arquivo não é PDF, Word (DOCX ou DOC) nem texto (TXT ou MD).'],
  ['virus.exe', 10, 'Este arquivo não é PDF, Word (DOCX ou DOC) nem texto (TXT ou MD).'],
  ['aula.pdf.exe', 10, 'Este arquivo não é PDF, Word (DOCX ou DOC) nem texto (TXT ou MD).'],
  ['a.txt', 0, 'O arquivo está vazio.'],
  ['a.pdf', documentLimits.file + 1, 'O arquivo pode ter até 20 MB.'],
])('says why it does not take %s of %i bytes', (name, size, sentence) => {
  expect(documentRefusal({ name, size })).toBe(sentence);
});

it.each(['a.pdf', 'a.docx', 'a.md', 'foto.png', 'FOTO.JPG', 'scan.jpeg'])(
  'takes %s where scans are read',
  (name) => {
    expect(scanRefusal({ name, size: 10 })).toBeNull();
  },
);

const neither = 'Este arquivo não é PDF, Word (DOCX ou DOC), texto (TXT ou MD) nem imagem (PNG ou JPEG).';

it.each([
  ['a.gif', 10, neither],
  ['png', 10, neither],
  ['a.png', 0, 'O arquivo está vazio.'],
  ['a.jpg', documentLimits.file + 1, 'O arquivo pode ter até 20 MB.'],
])('says why it does not take %s of %i bytes where scans are read', (name, size, sentence) => {
  expect(scanRefusal({ name, size })).toBe(sentence);
});

it('offers pictures only where scans are read', () => {
  const pictures = ['.png', '.jpg', '.jpeg', 'image/png', 'image/jpeg'];
  expect(acceptedScans.split(',')).toEqual([...acceptedDocuments.split(','), ...pictures]);
});
