import type { ModelProvider } from '../ai/model.ts';
import type { Job, Jobs } from '../jobs.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Services } from '../services.ts';
import { measureInstallation } from './installation.ts';
import { type Metrics, openMetrics, timed } from './metrics.ts';

/** The same services, counting what they do where the settings ask for metrics; else as they are, at no cost. */
export function withMetrics(services: Services): Services {
  const { settings, mailer, model, jobs } = services;
  if (!settings.METRICS_PORT && !settings.METRICS_TOKEN) return services;
  const metrics = openMetrics();
  measureInstallation(metrics, services);
  return {
    ...services,
    metrics,
    mailer: measuredMailer(mailer, metrics),
    model: model && measuredModel(model, metrics),
    jobs: measuredJobs(jobs, metrics),
  };
}

/** The same mailer, with what it sends and fails to send counted. */
function measuredMailer<M extends Mailer>(mailer: M, { mails }: Metrics): M {
  return {
    ...mailer,
    send: (mail) =>
      timed(
        () => mailer.send(mail),
        (outcome) => mails.inc({ outcome }),
      ),
  };
}

/** The same model, with its answers, their time and the tokens they took counted. */
function measuredModel(provider: ModelProvider, { modelSeconds, modelTokens }: Metrics): ModelProvider {
  const measure = <T>(kind: 'text' | 'object', work: () => Promise<T>) =>
    timed(work, (outcome, seconds) => modelSeconds.observe({ kind, outcome }, seconds));
  return {
    paidBy: (meter, until) => {
      const counting: typeof meter = {
        reserve: async (tokens) => {
          const reservation = await meter.reserve(tokens);
          return {
            settle: (taken) => {
              modelTokens.inc(taken);
              return reservation.settle(taken);
            },
          };
        },
      };
      const model = provider.paidBy(counting, until);
      return {
        writeText: (request, onText) => measure('text', () => model.writeText(request, onText)),
        writeObject: (request) => measure('object', () => model.writeObject(request)),
      };
    },
  };
}

/** The same jobs, with each try of those that are started here counted. */
function measuredJobs(jobs: Jobs, { jobSeconds }: Metrics): Jobs {
  const measured = (job: Job<never>): Job<never> => ({
    ...job,
    run: (data, signal) =>
      timed(
        () => job.run(data, signal),
        (outcome, seconds) => jobSeconds.observe({ job: job.name, outcome }, seconds),
      ),
  });
  return { ...jobs, start: (list) => jobs.start(list.map(measured)) };
}
