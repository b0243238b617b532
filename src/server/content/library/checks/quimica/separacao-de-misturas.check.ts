import type { Check } from '../check.ts';

export const checks: Check[] = [];
