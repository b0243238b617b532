import { expect, it } from 'vitest';
import { samplePlan, sampleWeeks } from '#test/support/samples/study-plans.ts';
import { pdfName, planText } from './plan-text.ts';

it('writes the plan down, with what is done', () => {
  const weeks = sampleWeeks('2026-03-10', 1);
  const [first] = weeks[0]?.days[0]?.activities ?? [];
  if (first) first.completed = true;
  const plan = samplePlan({ weeks, examDate: '2026-04-12', timeAvailable: 12.5 });
  const topics = plan.topics.map((topic) => ({ ...topic, completed: topic.name === 'DNA' }));
  expect(planText({ ...plan, topics })).toBe(`Genética para o Enem
Biologia · Médio
10/03/2026 a 23/03/2026 · 12,5 h por semana
Prova: 12/04/2026

OBJETIVOS
- Resolver questões do Enem

TÓPICOS
☐ Mendel (prioridade alta)
☑ DNA (prioridade média)
☐ Meiose (prioridade baixa)
☐ Mutação (prioridade baixa)

SEMANA 1 (10/03 a 16/03/2026)
Terça-feira, 10/03/2026
☑ 08:00 (50 min) Leitura 1: Estude Leitura 1 e anote as dúvidas.
☐ 08:00 (50 min) Exercícios 1: Estude Exercícios 1 e anote as dúvidas.`);
});

it('leaves out what the plan does not have', () => {
  const text = planText(samplePlan({ goals: [], weeks: [] }));
  expect(text).not.toMatch(/OBJETIVOS|SEMANA|Prova/);
});

it.each([
  ['Genética para o Enem', 'plano-genetica-para-o-enem.pdf'],
  ['  Ação & Reação: 2ª Lei  ', 'plano-acao-reacao-2-lei.pdf'],
  ['日本語', 'plano-sem-titulo.pdf'],
])('the PDF of %s is %s', (title, name) => {
  expect(pdfName(title)).toBe(name);
});
