const topics = (...texts: string[]) => texts.map((text) => ({ depth: 0, text }));

const value = { area: null, weight: 1, minimum: 5 };
/** Two disciplines with 60 questions, as an update takes them. */
export const twoDisciplines = [
  { ...value, name: 'Língua Portuguesa', questions: 40, topics: topics('Crase', 'Ortografia oficial') },
  { ...value, name: 'Informática', questions: 20, topics: topics('Redes', 'Planilhas', 'Segurança') },
];
