import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { administrationApi, administrationLimits } from '#shared/contracts/administration.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { profileQuery } from '#web/session/current-user.ts';

const all = ['administration'] as const;
/** What others do shows when it is looked at again; nothing of it is kept for a time without a network. */
const fresh = { staleTime: 0, gcTime: 5 * 60_000 };

const following = (last: { hasMore: boolean }, _pages: unknown, page: number) =>
  last.hasMore && page < administrationLimits.pages ? page + 1 : undefined;

export const studentsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'students', search],
    queryFn: async ({ signal, pageParam: page }) =>
      (
        await callApi(
          administrationApi.listStudents,
          { query: { search: search || undefined, page } },
          { signal },
        )
      ).data,
    initialPageParam: 1,
    getNextPageParam: following,
    ...fresh,
  });

export const consequencesQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'consequences', id],
    queryFn: async ({ signal }) =>
      (await callApi(administrationApi.consequences, { params: { id } }, { signal })).data.consequences,
    ...fresh,
  });

export const reportsQuery = queryOptions({
  queryKey: [...all, 'reports'],
  queryFn: async ({ signal }) => (await callApi(administrationApi.listReports, {}, { signal })).data,
  ...fresh,
});

export const jobsQuery = infiniteQueryOptions({
  queryKey: [...all, 'jobs'],
  queryFn: async ({ signal, pageParam: page }) =>
    (await callApi(administrationApi.listJobs, { query: { page } }, { signal })).data,
  initialPageParam: 1,
  getNextPageParam: following,
  ...fresh,
});

export const mailQuery = queryOptions({
  queryKey: [...all, 'mail'],
  queryFn: async ({ signal }) => (await callApi(administrationApi.getMail, {}, { signal })).data.mail,
  ...fresh,
});

export const usageQuery = (days: number) =>
  queryOptions({
    queryKey: [...all, 'usage', days],
    queryFn: async ({ signal }) =>
      (await callApi(administrationApi.getUsage, { query: { days } }, { signal })).data.days,
    ...fresh,
  });

export const storageQuery = queryOptions({
  queryKey: [...all, 'storage'],
  queryFn: async ({ signal }) => (await callApi(administrationApi.getStorage, {}, { signal })).data,
  ...fresh,
});

export const settingsQuery = queryOptions({
  queryKey: [...all, 'settings'],
  queryFn: async ({ signal }) =>
    (await callApi(administrationApi.listSettings, {}, { signal })).data.settings,
  ...fresh,
});

export const actionsQuery = infiniteQueryOptions({
  queryKey: [...all, 'actions'],
  queryFn: async ({ signal, pageParam: page }) =>
    (await callApi(administrationApi.listActions, { query: { page } }, { signal })).data,
  initialPageParam: 1,
  getNextPageParam: following,
  ...fresh,
});

export const invitationsQuery = infiniteQueryOptions({
  queryKey: [...all, 'invitations'],
  queryFn: async ({ signal, pageParam: page }) =>
    (await callApi(administrationApi.listInvitations, { query: { page } }, { signal })).data,
  initialPageParam: 1,
  getNextPageParam: following,
  ...fresh,
});

/** Whatever an administrator does, the lists and the log are asked for again. */
function useAdminChange<Variables, Answer>(change: (variables: Variables) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => void client.invalidateQueries({ queryKey: all }),
  });
}

const studentCalls = {
  suspend: administrationApi.suspendStudent,
  unsuspend: administrationApi.unsuspendStudent,
  endSessions: administrationApi.endSessions,
  delete: administrationApi.deleteStudent,
} as const;

export type StudentVerb = keyof typeof studentCalls;

export const useChangeStudent = (id: string) =>
  useAdminChange((verb: StudentVerb) => callApi(studentCalls[verb], { params: { id } }));

export const useDecideReport = () =>
  useAdminChange((body: { id: string; decision: 'keep' | 'remove' }) =>
    callApi(administrationApi.decideReport, { body }),
  );

export const useRetryJob = () =>
  useAdminChange((id: string) => callApi(administrationApi.retryJob, { params: { id } }));

export const useTestMail = () =>
  useAdminChange(async () => (await callApi(administrationApi.testMail, {})).data);

export const useInvitationLink = () =>
  useAdminChange(
    async (body: { uses: number; days: number }) =>
      (await callApi(administrationApi.createInvitationLink, { body })).data.link,
  );

export const useMailInvitations = () =>
  useAdminChange(
    async (body: { addresses: string; days: number }) =>
      (await callApi(administrationApi.mailInvitations, { body })).data,
  );

export const useRevokeInvitation = () =>
  useAdminChange((id: string) => callApi(administrationApi.revokeInvitation, { params: { id } }));

/** The student becomes the first administrator, and the profile says so from then on. */
export function useClaim() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => callApi(administrationApi.claim, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
}
