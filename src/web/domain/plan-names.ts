import type {
  ActivityKind,
  PlanResource,
  StudyPlan,
  StudyPlanCard,
  topicPriorities,
} from '#shared/contracts/study-plans.ts';

export const difficultyNames: Record<StudyPlanCard['difficulty'], string> = {
  easy: 'Fácil',
  medium: 'Médio',
  hard: 'Difícil',
};

export const priorityNames: Record<(typeof topicPriorities)[number], string> = {
  alta: 'Prioridade alta',
  média: 'Prioridade média',
  baixa: 'Prioridade baixa',
};

export const activityKindNames: Record<ActivityKind, string> = {
  theory: 'Teoria',
  practice: 'Exercícios',
  review: 'Revisão',
  test: 'Teste',
};

export const resourceTypeNames: Record<PlanResource['type'], string> = {
  livro: 'Livro',
  artigo: 'Artigo',
  vídeo: 'Vídeo',
  curso: 'Curso',
  website: 'Website',
  other: 'Outro',
};

export const planEngineWords: Record<StudyPlan['engine'], string> = {
  local: 'Feito sem IA externa',
  model: 'Feito com IA conectada',
};
