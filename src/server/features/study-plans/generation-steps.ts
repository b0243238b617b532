/** What a student sees while a plan is written; each is set when its work begins. */
export const generationSteps = {
  waiting: { progress: 0, step: 'Na fila para gerar' },
  writing: { progress: 20, step: 'Escolhendo e ordenando os tópicos' },
  scheduling: { progress: 70, step: 'Montando o cronograma' },
  saving: { progress: 90, step: 'Guardando o plano' },
} as const;
