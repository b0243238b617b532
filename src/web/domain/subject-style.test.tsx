import { beforeEach, describe, expect, it } from 'vitest';
import { commonSubjects } from './common-subjects.ts';
import { settleHues } from './settle-hues.ts';
import { subjectHue } from './subject-style.ts';

beforeEach(() => localStorage.clear());

const apart = (names: readonly string[]) => {
  const hues = names.map(subjectHue).sort((a, b) => a - b);
  return Math.min(...hues.map((hue, index) => (hues[index + 1] ?? (hues[0] ?? 0) + 360) - hue));
};

it('does not mind accents, case or spaces around', () => {
  expect(subjectHue(' FÍSICA ')).toBe(subjectHue('fisica'));
});

it('is always an angle', () => {
  for (const name of ['', '🧪', 'constructor', 'Direito Ambiental', ...commonSubjects]) {
    expect(subjectHue(name)).toBeGreaterThanOrEqual(0);
    expect(subjectHue(name)).toBeLessThan(360);
  }
});

describe('subjects that meet are 24° apart or more', () => {
  const exam = 'Matemática, Língua Portuguesa, Redação, Biologia, Química, Física, História, Geografia';
  const office = 'Língua Portuguesa, Redação, Raciocínio Lógico, Informática, Matemática, Inglês';
  const law =
    'Direito Constitucional, Direito Administrativo, Direito Penal, Direito Civil, Direito Tributário';
  it.each([
    `${exam}, Literatura, Filosofia, Sociologia, Inglês, Espanhol, Artes, Outro`,
    `${office}, ${law}, Administração, Contabilidade, Economia, Atualidades`,
    'Cálculo, Álgebra Linear, Física, Química, Programação, Estatística, Banco de Dados, Inglês',
    'Anatomia, Fisiologia, Farmacologia, Bioquímica, Biologia, Química, Enfermagem',
  ])('%s', (names) => {
    expect(apart(names.split(', '))).toBeGreaterThanOrEqual(24);
  });
});

describe('the hue of another subject', () => {
  it('is the freest among the student’s own, and stays', () => {
    const own = ['Química', 'Botânica', 'Biologia', 'Ecologia', 'Zoologia', 'Micologia', 'Genética'];
    settleHues(own);
    expect(apart(own)).toBeGreaterThanOrEqual(24);
    const botany = subjectHue('Botânica');
    settleHues(['Física', 'História', 'BOTÂNICA']);
    expect(subjectHue('Botânica')).toBe(botany);
  });

  it('is shared only once every other is taken', () => {
    const many = Array.from({ length: 30 }, (_, index) => `Matéria ${index}`);
    settleHues(many);
    const hues = many.map(subjectHue);
    for (const hue of hues) expect(hues.filter((other) => other === hue)).toHaveLength(2);
  });
});
