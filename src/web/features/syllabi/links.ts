import type { LinkProps } from '@tanstack/react-router';

/** Where a syllabus is corrected, and where it is compared with a rectified notice. */
export function syllabusScreen(syllabusId: string, screen: 'edit' | 'compare'): LinkProps {
  const to: string = `/syllabi/${syllabusId}/${screen}`;
  return { to } as LinkProps;
}
