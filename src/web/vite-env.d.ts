interface ImportMetaEnv {
  /** Names the shapes of what the API answers; absent in tests. */
  readonly CONTRACTS?: string;
  /** Of the worker: the page of all students' screens, and the folder of the library's pages for visitors. */
  readonly APP_FILE?: string;
  readonly LIBRARY_FOLDER?: string;
}
