export type ActivityKind = 'theory' | 'practice' | 'review' | 'test';

const test = /^simul|tempo marcado|tempo de prova|condições da prova|cronometrad|: simule/i;
const practice =
  /^(resolv|refa|respond|exerc|quest|prátic|pratiqu|trein|mistur|volte|faç|julgue|crie|transform|escolh|enfrent|escrev|reescrev|ouça|convers|traduz|grav|retom|repit|vari)/i;

/** What kind of study an activity is, by the words that say what to do; theory when they don't say. */
export function activityKind(description: string): ActivityKind {
  const text = description.trim();
  if (test.test(text)) return 'test';
  if (/^revis/i.test(text)) return 'review';
  return practice.test(text) ? 'practice' : 'theory';
}
