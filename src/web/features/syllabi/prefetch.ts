import type { RouteContext } from '#web/parent-routes.ts';

interface Visit {
  context: RouteContext;
  params: { syllabusId: string };
}

/** The loader of screens that begin with what the server says of a syllabus now: forms, and what is made of it. */
export async function prefetchSyllabus({ context, params }: Visit): Promise<void> {
  const { syllabusQuery } = await import('./api.ts');
  void context.queryClient.prefetchQuery(syllabusQuery(params.syllabusId));
}
