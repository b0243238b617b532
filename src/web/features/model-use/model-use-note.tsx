import { queryOptions, useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { modelUseApi } from '#shared/contracts/model-use.ts';
import { modelUseText } from '#web/domain/engine-labels.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** How much of the connected model is left today; nothing where the local engine works, which has no limit. */
export function ModelUseNote() {
  const { data: modelUse } = useQuery(modelUseQuery);
  const text = modelUse && modelUseText(modelUse);
  if (!text) return null;
  return (
    <p className="flex items-center gap-1.5 text-ink-muted text-sm">
      <Sparkles aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </p>
  );
}

/** Which engine works for the student, and how much of the day's share is used. */
const modelUseQuery = queryOptions({
  queryKey: ['model-use'],
  queryFn: async ({ signal }) => (await callApi(modelUseApi.get, {}, { signal })).data.modelUse,
  staleTime: 0,
});
