import { z } from 'zod';
import {
  pictureUrlSchema,
  preferencesSchema,
  updateProfileSchema,
} from '#shared/contracts/accounts.schemas.ts';
import type { User } from '#shared/contracts/accounts.ts';

/** What the form holds; the theme is chosen outside it and takes effect at once. */
export const personalInfoSchema = z.object({
  name: updateProfileSchema.shape.name,
  profilePicture: pictureUrlSchema,
  preferences: preferencesSchema.omit({ theme: true, review: true, tourSeen: true }),
});
export type PersonalInfo = z.output<typeof personalInfoSchema>;

export const personalInfoOf = ({ name, profilePicture, preferences }: User): PersonalInfo => ({
  name,
  profilePicture: profilePicture ?? '',
  preferences: {
    notifications: preferences.notifications,
    enableBackgroundAnimations: preferences.enableBackgroundAnimations,
    shortcuts: preferences.shortcuts,
  },
});
