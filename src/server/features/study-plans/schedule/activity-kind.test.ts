import { expect, it } from 'vitest';
import { type ActivityKind, activityKind } from '#shared/rules/plans/activity-kind.ts';
import { phrases, type Role } from './activity-phrases.ts';

const allowed: Partial<Record<Role, readonly ActivityKind[]>> = {
  first: ['theory'],
  practice: ['practice'],
  review: ['review'],
  closing: ['review', 'test'],
};

it.each(Object.entries(allowed))('what a schedule says of %s is named so', (role, kinds) => {
  for (const [topic, byRole] of Object.entries(phrases))
    for (const phrase of byRole[role as Role])
      expect(kinds, `${topic}: ${phrase}`).toContain(activityKind(phrase.replace('{t}', '“Exercícios”')));
});

it.each<[string, ActivityKind]>([
  ['Vá ao essencial de “Funções”: acompanhe dois exemplos resolvidos e faça quatro parecidos.', 'theory'],
  ['Exercícios de “Funções” em ordem crescente de dificuldade.', 'practice'],
  ['Revisão: releia o seu resumo de “Funções”.', 'review'],
  ['Revisão: simule uma prova curta só de “Funções”, com tempo marcado.', 'test'],
  ['Simulado do capítulo 2.', 'test'],
  ['', 'theory'],
])('%s', (description, kind) => {
  expect(activityKind(description)).toBe(kind);
});
