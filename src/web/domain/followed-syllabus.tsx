import { Link } from '@tanstack/react-router';
import { ListTree } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FollowedSyllabus } from '#shared/contracts/followed-syllabus.schemas.ts';

type BackAndSyllabusProps = {
  /** The way back to the list. */
  children: ReactNode;
  syllabus: FollowedSyllabus;
};

/** The way back from a plan or a cycle and, beside it, that to the syllabus it follows; on a phone below it, where there is room for its name. */
export const BackAndSyllabus = ({ children, syllabus }: BackAndSyllabusProps) =>
  syllabus ? (
    <span className="flex min-w-0 items-center gap-x-5 max-sm:flex-wrap">
      <span className="shrink-0">{children}</span>
      <Link
        to="/syllabi/$syllabusId"
        params={{ syllabusId: syllabus.id }}
        aria-label={`Edital: ${syllabus.title}`}
        title={syllabus.title}
        className="link inline-flex min-h-6 min-w-0 items-center gap-1.5 text-sm max-sm:basis-full pointer-coarse:min-h-11"
      >
        <ListTree aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate">
          <span className="max-sm:hidden">Edital: </span>
          {syllabus.title}
        </span>
      </Link>
    </span>
  ) : (
    children
  );
