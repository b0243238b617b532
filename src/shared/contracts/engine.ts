/** Why the local engine stood in for the connected model; null: it did not. */
export const fallbacks = ['failed', 'used_up', 'all_used_up', 'too_long'] as const;
export type Fallback = (typeof fallbacks)[number];

/** What the student reads then, after the local engine's name. */
export const fallbackWords: Record<Fallback, string> = {
  failed: 'A IA conectada não respondeu.',
  used_up: 'Sua parte da IA do dia já tinha sido usada; ela volta no dia seguinte.',
  all_used_up: 'A IA já tinha atendido todos os pedidos do dia; ela volta no dia seguinte.',
  too_long: 'O texto é longo demais para a IA no seu plano.',
};
