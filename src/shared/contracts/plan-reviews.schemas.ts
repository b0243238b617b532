import { z } from 'zod';

const ratingMissing = 'Por favor, selecione uma nota (1 a 5 estrelas).';

export const reviewInputSchema = z.object({
  rating: z.int(ratingMissing).min(1, ratingMissing).max(5, ratingMissing),
  comment: z.string().trim().max(1000, 'O comentário pode ter até 1.000 caracteres.').nullish(),
});

export const planReviewSchema = z.object({
  id: z.string(),
  /** As in `user`. */
  userName: z.string(),
  user: z.object({ id: z.string(), username: z.string(), profilePicture: z.string().nullable() }),
  /** 1 to 5. */
  rating: z.int(),
  comment: z.string().nullable(),
  /** Whether it is part of the average: its writer's address is confirmed. */
  counts: z.boolean(),
  createdAt: z.string(),
});
