import { useQuery } from '@tanstack/react-query';
import { landingApi } from '#shared/contracts/landing.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** The installation's support address; `data.supportEmail` is null when none is configured. */
export function useSupportEmail() {
  return useQuery({
    queryKey: ['contact'],
    queryFn: () => callApi(landingApi.contact, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
