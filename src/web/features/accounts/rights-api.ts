import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { reminderApi } from '#shared/contracts/reminders.ts';
import { type DataExport, rightsApi } from '#shared/contracts/rights.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { endHere } from './logout.tsx';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await callApi(rightsApi.listSessions, {}, { signal })).data.sessions,
});

/** Ends the session of `id`, or without one every other. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? callApi(rightsApi.endOtherSessions, {})
        : callApi(rightsApi.endSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** In a session of the account, or with its password. */
export const verifyEmail = (token: string, password?: string) =>
  callApi(rightsApi.verifyEmail, { body: { token, password } });

export const disownAccount = (token: string) => callApi(rightsApi.disownAccount, { body: { token } });

/** Ends reminders by e-mail for whoever the mailed token belongs to. */
export const unsubscribe = (token: string) => callApi(reminderApi.unsubscribe, { query: { token } });

export const resendVerification = () => callApi(rightsApi.resendVerification, {});

export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: async ({ signal }) => (await callApi(rightsApi.listConsents, {}, { signal })).data.consents,
});

/** Agrees to the texts as this page knows them. */
export function useGiveConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(rightsApi.giveConsent, { body: { consentVersion } }),
    onSuccess: async () => {
      queryClient.setQueryData(profileQuery.queryKey, (user) => user && { ...user, consentVersion });
      await queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey });
    },
  });
}

const lookAgainMs = 1000;

/** The copy of all data; looked at each second while it is being written. */
export const exportQuery = queryOptions({
  queryKey: ['data-export'],
  queryFn: async ({ signal }) => (await callApi(rightsApi.getExport, {}, { signal })).data.export,
  refetchInterval: ({ state }) => (state.data?.status === 'processing' ? lookAgainMs : false),
});

export function useStartExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<DataExport> => (await callApi(rightsApi.startExport, {})).data.export,
    onSuccess: (copy) => queryClient.setQueryData(exportQuery.queryKey, copy),
  });
}

/** The address that fetches the copy once. */
export const linkExport = async (): Promise<string> => (await callApi(rightsApi.linkExport, {})).data.url;

/** Asks for the account to be deleted; the session is over, and the page that says until when follows. */
export function useAskDeletion() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (password: string | null) => {
      const { deletionAt } = (await callApi(rightsApi.askDeletion, { body: { password } })).data;
      await endHere();
      // The screens of the session leave first, or they would ask again for what is taken from them.
      await navigate({ to: '/delete-account', search: { until: deletionAt } });
      queryClient.clear();
    },
  });
}

export const mailDeletionLink = () => callApi(rightsApi.mailDeletionLink, {});

export async function confirmDeletion(token: string): Promise<string> {
  return (await callApi(rightsApi.confirmDeletion, { body: { token } })).data.deletionAt;
}

export function useCancelDeletion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(rightsApi.cancelDeletion, {}),
    onSuccess: () =>
      queryClient.setQueryData(profileQuery.queryKey, (user) => user && { ...user, deletionAt: null }),
  });
}
