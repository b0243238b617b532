interface ImportMetaEnv {
  /** Names the shapes of what the API answers; absent in tests. */
  readonly CONTRACTS?: string;
  /** Of the worker: the page of all students' screens, and the folder of the library's pages for visitors. */
  readonly APP_FILE?: string;
  readonly LIBRARY_FOLDER?: string;
  /** Of the worker: pages of single screens, behind a regular expression of their addresses. */
  readonly DAILY_PAGES?: [addresses: string, file: string][];
}
