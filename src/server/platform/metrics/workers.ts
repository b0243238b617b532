import { AggregatorRegistry, type Registry } from 'prom-client';

/** What `GET /metrics` tells. */
export interface Told {
  contentType: string;
  metrics(): Promise<string>;
}

/** In a worker: what it has counted is told to the process that started it, whenever that asks. */
export function tellWorkersMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  // Made for its listener alone.
  new AggregatorRegistry();
}

/** In the process that started the workers: what they have counted, added up. */
export function metricsOfWorkers(): Told {
  const all = new AggregatorRegistry();
  return { contentType: all.contentType, metrics: () => all.clusterMetrics() };
}
