import type { z } from 'zod';
import type { dashboardSchema, dashboardSchemas, taskSchema, todayItemSchema } from './dashboard.schemas.ts';
import type { ApiCalls } from './endpoint.ts';

export const dashboardLimits = {
  recentPlans: 3,
  /** Days of the bar chart, today the last. */
  chartDays: 7,
  /** Minutes of the chart's axis. */
  axis: { max: 100, step: 25 },
  /** The day strip reaches this many days to both sides of today. */
  stripDays: 30,
} as const;

export type DashboardTask = z.output<typeof taskSchema>;
export type TodayItem = z.output<typeof todayItemSchema>;
export type Dashboard = z.output<typeof dashboardSchema>;

export const dashboardApi: ApiCalls<typeof dashboardSchemas> = {
  get: { method: 'GET', path: '/dashboard' },
  tasks: { method: 'GET', path: '/dashboard/tasks' },
};
