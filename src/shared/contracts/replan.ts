import type { z } from 'zod';
import type { replanPreviewSchema } from './replan.schemas.ts';

export type ReplanPreview = z.output<typeof replanPreviewSchema>;
