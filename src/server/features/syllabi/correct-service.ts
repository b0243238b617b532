import { byModelOrLocally, expectedEngine } from '#server/features/model-use/service.ts';
import type { Correction } from '#server/language/syllabus/doubts/corrections.ts';
import { correctNotice, findDoubtfulSpots } from '#server/language/syllabus/doubts/in-thread.ts';
import { askAboutSpots } from '#server/language/syllabus/doubts/model.ts';
import type { Notice } from '#server/language/syllabus/notice.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { Reading } from '#shared/contracts/syllabi.ts';

interface Draft {
  notice: Notice;
  pages: string[][];
}

/**
 * The notice that the rules read, put right by the connected model where they were not sure. It stays as it is without a
 * model, and where the model fails, is used up or cites what is not there.
 */
export async function correctDraft(
  services: Services,
  student: SignedIn,
  { notice, pages }: Draft,
): Promise<{ notice: Notice; check: Reading['check'] }> {
  /** What takes too long for its thread leaves all as the rules read it. */
  const orElse =
    <T>(instead: T) =>
    (err: unknown): T => {
      services.log.warn({ err }, 'doubts of a notice');
      return instead;
    };
  const spots =
    expectedEngine(services, student) === 'model'
      ? await findDoubtfulSpots({ notice, pages }).catch(orElse([]))
      : [];
  if (spots.length === 0) return { notice, check: null };
  const corrections: Correction[] = [];
  const { fallback } = await byModelOrLocally(services, student.userId, {
    name: 'a notice',
    byModel: (model) => askAboutSpots(model, spots, (more) => void corrections.push(...more)),
    locally: () => {},
  });
  const check = { fallback, lines: corrections.length };
  if (corrections.length === 0) return { notice, check };
  return correctNotice({ notice, pages, corrections }).then(
    (corrected) => ({ notice: corrected, check }),
    orElse({ notice, check: null }),
  );
}
