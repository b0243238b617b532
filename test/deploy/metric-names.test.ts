import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { openMetrics } from '#server/platform/metrics/metrics.ts';

interface Known {
  name: string;
  type: string;
  labelNames: string[];
}
/** The library keeps the labels of a metric beside its name, and its types don't tell. */
const metrics: Known[] = openMetrics()
  .registry.getMetricsAsArray()
  .map((metric) => Object(metric));
const known = new Map(metrics.map((metric) => [metric.name, metric]));
/** What Prometheus itself puts on every series. */
const scraped = ['instance', 'job'];

/** What is wrong with the metrics and labels that a question of Prometheus (PromQL) names. */
function faultsOf(question: string): string[] {
  const bare = question.replace(/"[^"]*"/g, '""');
  return [...bare.matchAll(/\b((?:orbita|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].flatMap(
    ([, name = '', labels = '']) => {
      const metric = known.get(name) ?? known.get(name.replace(/_(bucket|count|sum)$/, ''));
      const isPart = metric?.name !== name;
      if (!metric || isPart !== (metric.type === 'histogram')) return [`there is no ${name}`];
      return [...labels.matchAll(/(\w+)\s*=~?/g)]
        .map(([, label = '']) => label)
        .filter((label) => ![...scraped, ...metric.labelNames].includes(label))
        .map((label) => `${name} has no ${label}`);
    },
  );
}

const alertFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Orbita\w+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[smh]$/),
          labels: z.strictObject({ severity: z.enum(['warning', 'critical']) }),
          annotations: z.strictObject({ summary: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
});
const dashboard = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
});

it('every alert asks for metrics that exist', async () => {
  const { groups } = alertFile.parse(parse(await readFile('deploy/prometheus/alerts.yml', 'utf8')));
  const questions = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
  expect(questions.length).toBeGreaterThan(5);
  expect(questions.flatMap(faultsOf)).toEqual([]);
});

it('every panel of the dashboard asks for metrics that exist, and every metric of ours is on one', async () => {
  const { panels } = dashboard.parse(JSON.parse(await readFile('deploy/grafana/orbita.json', 'utf8')));
  const questions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(questions.flatMap(faultsOf)).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const ours = [...known.keys()].filter((name) => name.startsWith('orbita_'));
  expect(ours.filter((name) => !questions.join(' ').includes(name))).toEqual([]);
});

it('finds a metric or a label that does not exist', () => {
  expect(faultsOf('rate(orbita_nothing[5m])')).toEqual(['there is no orbita_nothing']);
  expect(faultsOf('orbita_http_request_seconds')).toEqual(['there is no orbita_http_request_seconds']);
  expect(faultsOf('orbita_mails_total{student="x"}')).toEqual(['orbita_mails_total has no student']);
});
