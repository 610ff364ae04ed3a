import { type JudgedBy, judgesBefore } from "../domain/case/rules-version.model.ts";
import type { InvestigationInput } from "./types.ts";

/**
 * Version of the service's own rules, which a run records among its terms. Raise it with a rule that judges the same case
 * otherwise, and apply that rule from the new version on: a replay of an older run gives what the run concluded.
 *
 * 1: the name of a private customer's case is compared with the answer; registration numbers of other countries are checked
 * for their form; confidence gives nothing for consistency where nothing was compared; red-flag rules judge by the score of
 * the result; a stranger's paper is told where the customer's own number cannot be compared; the text of a hit says that a name alone is no proof only where nothing else agrees;
 * a prominent public function that is stated of an owner counts as declared.
 *
 * 2: who holds a share by a current shareholder register is compared with the owners whom the customer and the register
 * name; the check of the screening says which names in documents were read without certainty, and were not screened.
 *
 * 3: papers of owners establish them only by what was read of them with certainty, and shares that add up; a structure chart
 * is compared as a register of shares is; a founder whom nobody named since, and a paper that names no owner or more than
 * were read, give a finding and a task; one file that came twice gives its findings once; a fact that an officer states as it
 * was read is confirmed; what the customer leaves unanswered in sample mode is asked, and required only where an officer asked
 * it or where no source names the owners; a sentence that ends in a name with a point of its own has one;
 * a sentence in place of the names of owners or directors names nobody.
 *
 * 4: owners whom an officer files settle a paper of which an owner was not read only if they say who that is; then an older paper does
 * not count; bearer shares in a paper are part of the structure and of the rating; who holds all shares by a deed is compared at once.
 * The news is searched for by more spellings, and over several pages; what of it failed or could not be read is told; an
 * article without a safe address is read all the same, the gravest of one address counts, articles that clear the subject are
 * told beside those that accuse it, and news that a later search does not return stays; an officer's clearance of an article is
 * of its words, even if another publisher prints them; such copies count once in score and summary; a title says that a namesake may be
 * meant, and the rating says once that something is reported.
 *
 * 5: news to be read that other publishers print in the same words, in one search, is one article, so that it stays cleared or confirmed; the title
 * of an article says whom it accuses where it names several, or names the subject only as the company of a director or owner. Text that nobody sees on a paper is
 * told; the account of somebody behind a company is not taken for the company's; recent articles of association are held against the
 * name and the seat that are known; a director who has left by a recent paper, and whom the register still names, is a contradiction;
 * a register of shares without a day is held against the declared owners if it was handed in of late; the rating names a document
 * of another kind once, and its kind in words; a text of what is too old says so first; the rating counts articles that share a title, and says once of a hit that it is with a list.
 *
 * 6: news to be read keeps the words of each article, so that it stays cleared or confirmed where a later search returns only
 * what another publisher printed in them; two findings of such news are counted together, and a summary says which an officer
 * confirmed. Both reasons why a policy prohibits a customer are given; customers in a country on which the FATF calls for action
 * are a finding of high severity, and its title names the countries; another name or address in the VAT register is told in the title; findings, checks and ratings name fields, registers and rules in words.
 *
 * Declared owners are compared with those of the register by birth date, and by shares on both sides of the threshold, as well as by name;
 * who holds less than the threshold need not be declared, unless the register names them as an owner. A difference between a stated share
 * and the chain names the source that states the share. An owner who is a minor, or whose birth date is impossible, is a finding, and the
 * birth dates are asked. Every country that is stated of a person is screened; a confirmed match with the tenant's own list is rated.
 * A company that bears the very name of a listed ship is a near match.
 *
 * An account outside the European Economic Area, in a country that nothing else binds the customer to, is a finding, and why is asked.
 * An account beside the number of another company is another's, however alike the names; a director who has left by a paper of the last
 * weeks is a contradiction, though the register may lag; recent papers of its own that say the company winds up, of which the register does
 * not know, contradict its status; a change of directors that is published and not registered is of medium weight, and who may act is asked.
 *
 * A proof of another house in the customer's street, an invoice, a contract without the customer's address, or a paper without an address shows no address by itself; a private
 * customer's proof of another address than the declared one is in doubt, and the address is asked; another birth date on an identity
 * document than the declared one contradicts the identity; an identity document in an image whose zone has wrong check digits is not
 * accepted by itself, and is told; a scan whose text layer says other than its picture is altered, and one whose layer differs in a digit or has more text is not accepted by itself; annual accounts are as old as their year; who handed in the account of somebody behind the company is
 * asked for the company's; a paper that no check asks for and that is not clear has a finding; in sample mode the check on documents
 * names what is not clear; a paper of another name says that name, and an account of somebody who need not be a company is of another holder; an unreadable file says once that it has no text; a task says once why
 * it is asked.
 *
 * An answer that is none, such as a sign where yes or no was asked, is asked again in the words of its question, and one that declines
 * counts as missing; who holds a public function, and why a payment service ended its contract, are asked; an answer that instructs a
 * program, or that is none of the offered options, leaves the purpose open; words that decline to name owners name nobody. Nominees,
 * arrangements and a dissolution that sources state are rated; a large volume of a company less than a year old is out of proportion, and
 * such a company is asked for its first year instead of accounts; due diligence is not simplified while a finding of medium severity stands.
 *
 * Words that money or its owners are kept from the taxman or from others, that income is not declared, or that payments are taken in for
 * others, are a trade of higher risk; a private customer who lives on an inheritance, a gift, a loan, a sale or crypto-assets is asked for
 * a paper of it, which is a finding of medium severity until it comes.
 * Capitals and largest towns of high-risk third countries name their countries; a private person is not judged in a company's words: money
 * from such a country, or from a trade of higher risk, asks for its source and not for a licence, and a country of birth informs alone.
 * Words that say where a declared owner lives name nobody, and their country is rated; an identity document that is about to expire is told,
 * and a register without insolvencies is said not to publish them.
 *
 * A registration number that only fills a field is doubted, and one that is wrong is asked again; the confidence counts only sources that
 * had something to be asked, and names them in words; a finding on an alert names who links the party to the customer.
 * A dimension of the rating that nobody could judge says why. Whose account or licence a paper is, is screened. A declared name without a
 * birth date names one of two persons of that name in a register, and the birth date is asked.
 *
 * Another nationality on an identity document than the declared one is told and asked; one of high risk contradicts the identity, any
 * other leaves it open, and what contradicts the identity is rated once; an address in another country than the declared
 * one of residence is a finding; and nationalities in documents and countries in addresses count for the rating as declared ones do. A
 * document or number that is in a rejected case too is told with that case, and is grave. Public functions are read in every answer in
 * words, by a wider table without ambassadors of brands and ministers of religion; a country of high risk that only a document names is told.
 *
 * An answer that a later round takes back counts until an officer settles it, and earlier rounds give no confidence then; answers to tasks are
 * read for functions, trades and countries as other answers are; the reason of a review stays open until it is settled; a case of
 * somebody who is a customer already, or of whom another case is escalated or answers otherwise, says so.
 *
 * 7: a private customer whose account others use, whose money is another's, or who sends on what it receives, and one whose occupation
 * does not earn the amounts it states, is a finding, and for whom and with what is asked; a large amount is shown by a paper; what
 * the customer's own words mean stands in the title; who decides in a company by its own words, without being named as owner or director, is a
 * finding and counts as one who acts behind others.
 *
 * A customer who was refused before is rated medium at least until an officer settles it; the finding quotes why, and a later rejection is
 * another one. A match with a sanctions list is one factor of the rating. A tax residence in another country than the seat, or than where a
 * private customer lives, is a finding, and why is asked. A finding on a document that is lacking says in words that none came that counts. A
 * paper of a certain kind that names another company, is dated ahead, or has a zone with wrong check digits is not forgiven in sample mode.
 *
 * A company that is known by nothing but papers of its own is never low, and no approval of it is recommended, until an officer files or
 * accepts an extract or clears the gap.
 * Belarus and areas that no recognised state controls are a finding, and what is sold there is asked; who acts for a minor is asked; a paper of
 * large funds counts once an officer accepts it; an answer that says nothing leaves its task open.
 * Declared shares that add up to more than the whole are a finding, and the share of each owner is asked.
 *
 * The confidence counts contradictions between answers and documents that are no discrepancy with a register; a public function that was
 * declared and denied since says so, and quotes what an answer names.
 *
 * Turnover and workforce of the customer's own accounts count where no register has them, or has more of an earlier year; their negative
 * equity is a finding, and what they state otherwise than the accounts on deposit for the same year contradicts.
 *
 * Words by which a declared owner or director acts for somebody else are no part of the name: they are a finding, the other is searched for,
 * and the owners stay open until an officer clears it.
 * Names that were read without certainty in documents, and names in the customer's own words, are searched for on the lists too.
 * What a paper of an earlier round said against the customer, and whom it named, stays until an officer settles it, though a later round
 * replaced the paper; who became a director by a paper of the last month, and is not in the register yet, is a finding, and who may act is
 * asked; a paper that says of itself that an account is closed or seized, or a licence refused, is a finding, counts nowhere, and is asked again.
 *
 * Articles of the last year with another board than the register has had since before contradict it, and a director's name of which one word
 * is only alike is that of another person. A paper of another kind, or of another customer, explains no structure.
 *
 * A personal number that a private customer declares, and that is another's than the identity document's, contradicts the identity. The
 * question on public functions that is left blank is rated as one without a yes or no; a nationality or residence that is no
 * country is never of low risk. An answer to a question that was not asked lowers nothing. A birth date that differs from a list's by
 * a slip is no longer another date. The card of an owner who is not among those who may act is no document of the representative, and a post box is no home.
 *
 * 8: towns nearby name their countries in the answer on customers, towns of high-risk third countries do so in small letters too, and
 * a country that the answer denies is left out.
 *
 * Towns of Belarus and of occupied parts of Ukraine are read in words on the business, and goods of a country under sanctions by its adjective;
 * a country that goods come from and on which the FATF calls for action is of high severity. A nationality is rated once, as none of a seat or
 * residence.
 *
 * Words of the customer that say of somebody to be under sanctions are a finding. Numbers of ships, companies and passports in the customer's own
 * words are searched for, ships by name where the words are about ships, and a name without its patronymic.
 *
 * An answer on the nationality is read word by word, so that "Belgian-Iranian" is two; who states to be stateless, a refugee or under
 * subsidiary protection has answered it, which is told and no risk, and what it leaves unclear is asked. Palestine is read by its names. A
 * nationality on an identity document contradicts that somebody is stateless.
 *
 * The reason of a task that a rule requires, and a finding that a rule raises, name answers, categories and sources in words.
 *
 * Everyday words of a lent account or name, of money without a source, of false invoices,
 * of a detour to a country under sanctions and of who decides or holds for others are read; an account for a couple, or on behalf of
 * one's own company, is not for somebody else.
 *
 * A conviction, charge or prison term, and a personal bankruptcy or a ban from business, that the customer's own words state of itself, its owners
 * or directors is a finding, to be settled by an officer; of laundering, fraud, drugs and the like it is of high severity.
 *
 * A further nationality that a private customer's own words name is a finding, is screened and rated, and is asked.
 *
 * Insolvency, winding up or an end that an extract mentions contradicts the status, also in an extract that an officer accepted, and
 * insolvency is of high severity; an extract without such a mention establishes the status of a company that is active in a register which
 * does not publish insolvencies. An extract of about the day on which the register answered contradicts it by other directors, or by another birth
 * date of one, also where the register does not tell since when they are in office.
 *
 * Accounts and reports on them that doubt whether the company can go on are a finding, are rated as negative equity in its own accounts is, and
 * how it will go on is asked.
 *
 * Where a register names companies alone, declared persons are held against those at the end of the chain; "no shareholders" names nobody.
 *
 * A payslip far below the pay or income that a private customer states is a finding, and each source of income is asked.
 *
 * Who may act is asked where articles of the last year name a director whom the register does not, though it has had no appointment since.
 *
 * Wares and countries in the customer's own words are no names to be searched for.
 *
 * Somebody whose relationship is restricted or to end is a finding of high severity, and so is one whose relationship ended for cause; one that ended
 * for a reason that is not the customer's own is a finding to settle. A private customer of the same birth date and a name that may be the same
 * person's may be one who was refused, or is or was a customer. What another case of the customer says of a public function or a high-risk
 * country, and this one does not, counts until it is settled.
 *
 * A company that may dispose of the account by the bank's certificate is screened and a finding, and who acts for it is asked.
 *
 * The number of an identity document that a case of another person has is of high severity, and only an officer's words settle it.
 *
 * Where no register names who may act, the newest paper that names directors does: a
 * deed of over a year ago does not, and names that were read without certainty leave it open, whatever an older paper says.
 *
 * An identity document whose printed side differs from its own valid zone is a finding of high severity, and does not count. One of somebody
 * under 50 that is valid for more than eleven years is left to an officer. A private customer over 105 is a finding to settle, and wages of one
 * over 80 do not fit.
 *
 * A paper with a number of another country that is of the form of the customer's and differs is another company's.
 *
 * Articles and notices by which the company was dissolved contradict the status also where its register publishes no insolvencies.
 *
 * Names in the text of a company's papers that nobody knows are searched for by the exact name, as those in the customer's own words are.
 *
 * Words of a company's paper by which somebody whom nobody names has an option, votes, a pledge, usufruct, the profit or the management are a
 * finding, to be settled by an officer, and who decides is asked.
 *
 * A trade of higher risk in the object of a company, and a seat or branch abroad, by its own paper, are findings to settle, and are asked; so are
 * another family of legal forms or another equity than the register's, and the family name of a card. Directors by the newest extract are named.
 *
 * A shareholder by a paper of today, whose share and those of the companies that the register names are more than the whole, contradicts it.
 *
 * A declared trade of which no word belongs to the registered one is a finding, as one that certainly differs is; what the company does is not
 * known then: it is asked, never low, and an officer settles it. Providers of seats, payment agents, recovery of losses, scrap, medicines
 * without prescription, forex, labour hire, and trades in further languages are read; a denial reaches over a list and stands behind the words
 * too, and who delivers to a casino runs none. A trade for which nobody needs a licence is not raised for the lack of one.
 * Shares in trust, a company that had no business before it was bought, a licence that was refused, and a home state of a provider of crypto-assets
 * outside the Union are findings that an officer settles, and are asked; accounts that are overdue, and the first year of a young company,
 * are asked as required. A finding that a rule flags has a code.
 *
 * Somebody behind the customer, or the private customer itself, is a finding where another relationship with them, or with a company of
 * theirs, was ended for cause or is shut. So is a private customer of the same name at the same address, or of the same given name and birth date,
 * who was refused, or with whom it ended for cause or is shut.
 *
 * A declaration of owners by the customer is no extract from the register of owners: it is compared, and establishes nothing.
 *
 * Answers are read as a reader sees them: without invisible signs and marks of HTML, and with the letters that others look like, and lists and objects in words; one that nobody can
 * read keeps due diligence from being simplified.
 *
 * Every name and number of the lists is looked for in the customer's own words and papers, in either order and whatever the spelling of
 * capitals, quotes and hyphens; a ship's too. Text that was not compared leaves the check on the screening open, until an officer
 * accepted the paper; answers that are longer than is compared are a finding to settle.
 *
 * Only what has the digits of a personal number is withheld from sources, and never what a company itself is registered under. A source that
 * is not asked for that reason says so, in a finding of medium severity that an officer settles.
 *
 * What the customer writes is read sentence by sentence (agent `own_words`), and an answer in a language that is not read is a finding.
 */
export const RULES_VERSION = 8;

interface Run {
  readonly terms?: Pick<NonNullable<InvestigationInput["terms"]>, "rules"> | undefined;
}

/** The version that a run judges by, as the rules of `src/domain` take it. */
export const judgedBy = ({ terms }: Run): JudgedBy => ({ rulesVersion: terms?.rules ?? 0 });

/** Whether a run judges by the rules of this version, or later ones. */
export const judgesBy = (run: Run, version: number): boolean => !judgesBefore(judgedBy(run), version);
