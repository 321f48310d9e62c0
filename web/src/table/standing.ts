/** Standing answers: a question that is answered for the rest of the match, or asked again. */
import { post } from "../api";

/** From now on the seat's question is answered so; with null it is asked again. The table tells what came of it. */
export async function answerForGood(match: string, seat: number, question: string, answer: string | null): Promise<void> {
  await post(`/api/tables/${encodeURIComponent(match)}/standing`, { seat, question, answer });
}
