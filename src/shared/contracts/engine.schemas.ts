import { z } from 'zod';
import { fallbacks } from './engine.ts';

/** What wrote something: the local engine, or the connected model. */
export const engineSchema = z.enum(['local', 'model']);

export const fallbackSchema = z.enum(fallbacks).nullable();
