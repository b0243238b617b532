/**
 * Where each table lives in a cluster; a test reads the database's catalogue and fails on a table that is
 * missing here or whose keys and indexes disobey its placement.
 *
 * - student: `user_id` leads the primary key, every unique constraint, foreign key and index.
 * - listing: the listing's id leads the keys; its plain indexes serve searches through all listings.
 * - reference: small, nearly never updated, copied to every machine.
 * - local: this installation's own bookkeeping.
 */
export const tablePlacement: Record<string, 'student' | 'listing' | 'reference' | 'local'> = {
  accounts: 'reference',
  invitations: 'reference',
  students: 'student',
  consents: 'student',
  sessions: 'student',
  password_resets: 'student',
  google_tickets: 'student',
  google_links: 'student',
  mailed_links: 'student',
  password_guesses: 'student',
  data_exports: 'student',
  data_export_parts: 'student',
  study_plans: 'student',
  study_plan_topics: 'student',
  study_plan_activities: 'student',
  study_plan_questions: 'student',
  study_plan_undos: 'student',
  plan_listings: 'listing',
  plan_reviews: 'listing',
  plan_listing_contents: 'listing',
  plan_listing_days: 'listing',
  plan_listing_viewers: 'listing',
  plan_listing_clones: 'listing',
  plan_reports: 'listing',
  plan_words: 'reference',
  streak_days: 'student',
  reminders: 'student',
  generation_tasks: 'student',
  study_cycles: 'student',
  study_cycle_blocks: 'student',
  study_cycle_undos: 'student',
  flashcards: 'student',
  flashcard_texts: 'student',
  flashcard_answers: 'student',
  flashcard_counts: 'student',
  flashcard_totals: 'student',
  flashcard_answer_sums: 'student',
  calendar_feeds: 'student',
  syllabi: 'student',
  syllabus_disciplines: 'student',
  syllabus_topics: 'student',
  syllabus_pages: 'student',
  syllabus_questions: 'student',
  syllabus_sources: 'student',
  syllabus_summaries: 'student',
  syllabus_cycles: 'student',
  syllabus_readings: 'student',
  library_reads: 'student',
  library_reports: 'student',
  summaries: 'student',
  summary_originals: 'student',
  summary_words: 'student',
  summary_tasks: 'student',
  public_summaries: 'listing',
  conversations: 'student',
  conversation_messages: 'student',
  conversation_attachments: 'student',
  attachment_passages: 'student',
  tutor_days: 'student',
  model_days: 'student',
  focus_sessions: 'student',
  focus_totals: 'student',
  purchases: 'student',
  payment_events: 'student',
  billing_mails: 'student',
  plan_grants: 'student',
  sandbox_payments: 'student',
  installation_secrets: 'local',
  administrator_claims: 'local',
  admin_actions: 'local',
  model_installation_days: 'local',
  schema_migrations: 'local',
};

/**
 * What stays, under the id of an account alone, when the account is deleted: records of payments (Lei 8.137/1990, CTN
 * art. 173). No foreign key ties these tables to students.
 */
export const keptByLaw: readonly string[] = ['purchases', 'payment_events'];

/** The column that says where a row of such a table lies. */
export const ownerColumns = { student: 'user_id', listing: 'listing_id' } as const;
