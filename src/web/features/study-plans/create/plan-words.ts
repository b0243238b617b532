import type { creationDifficulties } from '#shared/contracts/study-plans.ts';

export const difficultyChoices = [
  { value: 'iniciante', label: 'Iniciante', description: 'Do começo, com as bases bem explicadas.' },
  { value: 'intermediário', label: 'Intermediário', description: 'Você já viu o básico e quer firmar.' },
  { value: 'avançado', label: 'Avançado', description: 'Aprofundar, com ritmo mais forte.' },
] as const satisfies { value: (typeof creationDifficulties)[number]; label: string; description: string }[];
