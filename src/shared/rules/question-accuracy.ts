interface Questions {
  questionsDone: number;
  questionsRight: number;
}

/** Fewer questions say little about a topic. */
const enoughQuestions = 5;
const weakBelow = 60;

/** Whole percent of right answers, 0 to 100; null before the first question. */
export function accuracyOf({ questionsDone, questionsRight }: Questions): number | null {
  return questionsDone > 0 ? Math.round((100 * questionsRight) / questionsDone) : null;
}

/** Whether the question log says that a topic needs another look: five questions or more, under 60 % right. */
export function isWeak(topic: Questions): boolean {
  const accuracy = accuracyOf(topic);
  return accuracy !== null && topic.questionsDone >= enoughQuestions && accuracy < weakBelow;
}
