import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { calendarFeeds } from './tables.ts';

type FeedRow = typeof calendarFeeds.$inferSelect;

export async function findFeed(db: Db, userId: string): Promise<FeedRow | undefined> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return feed;
}

/** An earlier address stops working. */
export async function replaceFeed(db: Db, feed: FeedRow): Promise<void> {
  const { userId, ...set } = feed;
  await db.insert(calendarFeeds).values(feed).onConflictDoUpdate({ target: calendarFeeds.userId, set });
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
