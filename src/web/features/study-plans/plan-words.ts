import type {
  creationDifficulties,
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

export const difficultyChoices = [
  { value: 'iniciante', label: 'Iniciante', description: 'Do começo, com as bases bem explicadas.' },
  { value: 'intermediário', label: 'Intermediário', description: 'Você já viu o básico e quer firmar.' },
  { value: 'avançado', label: 'Avançado', description: 'Aprofundar, com ritmo mais forte.' },
] as const satisfies { value: (typeof creationDifficulties)[number]; label: string; description: string }[];

export const priorityNames: Record<(typeof topicPriorities)[number], string> = {
  alta: 'Prioridade alta',
  média: 'Prioridade média',
  baixa: 'Prioridade baixa',
};

export const resourceTypeNames: Record<PlanResource['type'], string> = {
  livro: 'Livro',
  artigo: 'Artigo',
  vídeo: 'Vídeo',
  curso: 'Curso',
  website: 'Website',
  other: 'Outro',
};

export const engineWords: Record<StudyPlan['engine'], string> = {
  local: 'Criado pelo motor local',
  model: 'Criado com IA conectada',
};
