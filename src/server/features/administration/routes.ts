import type { RouteShorthandOptions } from 'fastify';
import { listDirectory } from '#server/features/accounts/directory/directory-service.ts';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { administrationEndpoints } from '#shared/contracts/administration.schemas.ts';
import { listActions } from './actions/action-service.ts';
import { claimAdministration } from './claim/claim-service.ts';
import { decideReport, listReports } from './reports/report-service.ts';
import { listJobs, retryJob } from './server/job-service.ts';
import { getMail, sendTestMail } from './server/mail-service.ts';
import { getStorage } from './server/storage-service.ts';
import { getUsage } from './server/usage-service.ts';
import { inviteByLink, inviteByMail, listInvited, revokeInvited } from './students/invite-service.ts';
import { changeStudent, countConsequences } from './students/student-service.ts';

interface SettingState {
  name: string;
  isSet: boolean;
}

const calls = administrationEndpoints;

/** For any signed-in student: the link itself says who may. */
export function administrationClaimRoute(route: StudentRoute, services: Services): void {
  route(calls.claim, ({ student, body }) => claimAdministration(services, student, body.token));
}

/** Calls for administrators; `costly` counts those that make work, `listSettings` says which settings are set. */
export function administrationRoutes(
  route: StudentRoute,
  services: Services,
  { costly, listSettings }: { costly: RouteShorthandOptions; listSettings: () => SettingState[] },
): void {
  route(calls.listStudents, async ({ query }) => ({ data: await listDirectory(services, query) }));
  route(calls.consequences, async ({ params }) => ({
    data: { consequences: await countConsequences(services, params.id) },
  }));
  route(calls.suspendStudent, ({ student, params }) =>
    changeStudent(services, student, 'suspend', params.id),
  );
  route(calls.unsuspendStudent, ({ student, params }) =>
    changeStudent(services, student, 'unsuspend', params.id),
  );
  route(calls.endSessions, ({ student, params }) =>
    changeStudent(services, student, 'end_sessions', params.id),
  );
  route(calls.deleteStudent, ({ student, params }) => changeStudent(services, student, 'delete', params.id));
  route(calls.listReports, async () => ({ data: await listReports(services) }));
  route(calls.decideReport, ({ student, body }) => decideReport(services, student, body));
  route(calls.listJobs, async ({ query }) => ({ data: await listJobs(services, query) }));
  route(calls.retryJob, ({ student, params }) => retryJob(services, student, params.id));
  route(calls.getMail, async () => ({ data: { mail: await getMail(services) } }));
  route(calls.testMail, async ({ student }) => ({ data: await sendTestMail(services, student) }), costly);
  route(calls.getUsage, async ({ student, query }) => ({
    data: { days: await getUsage(services, student, query.days) },
  }));
  route(calls.getStorage, async () => ({ data: await getStorage(services) }));
  route(calls.listSettings, () => ({ data: { settings: listSettings() } }));
  route(calls.listInvitations, async ({ query }) => ({ data: await listInvited(services, query) }));
  route(calls.createInvitationLink, async ({ student, body }) => ({
    data: { link: await inviteByLink(services, student, body) },
  }));
  route(
    calls.mailInvitations,
    async ({ student, body }) => ({ data: await inviteByMail(services, student, body) }),
    costly,
  );
  route(calls.revokeInvitation, ({ student, params }) => revokeInvited(services, student, params.id));
  route(calls.listActions, async ({ query }) => ({ data: await listActions(services, query) }));
}
