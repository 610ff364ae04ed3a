/** Text tasks of the service in English, as rules ask them; `task.texts.ts` has the other languages. */

/** Asked of a company whose representative is, by the identity document, an owner who is not named as one who may act. */
export const BY_WHAT_RIGHT =
  "Please state by what right the holder of the identity document acts for the company. If it is a power of attorney, please provide that as well.";

export const CHECK_ADDRESS = "Please check the address in your application. It must be the address where you live now.";

export const COMPANY_NUMBER =
  "Please state the number of your company in the register of its country, and the name of that register.";

export const HELD_FOR_WHOM =
  "Please state for whom shares are held, or an office is carried out, in somebody else's name: the full name, date of birth, nationality and share of each person, and why it is done in this way. If that is nobody, please write so.";

export const WHO_DECIDES =
  "Please state each person who takes or approves decisions in the company beside its directors, or may use its accounts: the full name, date of birth, nationality, and by what right. If nobody does, please write so.";

export const TAX_OF_COMPANY =
  "Please state since when the company is resident for tax in the country that you named, and why that is not the country of its seat.";

export const TAX_OF_PERSON =
  "Please state since when you are resident for tax in the country that you named, and why that is not the country in which you live.";

export const SHARES_OF_OWNERS =
  "Please state the name and the share of each owner. Together, the shares cannot be more than 100%.";

export const NAME_COUNTRIES = "Please name each country in which you have customers in your application.";

export const SOURCES_OF_INCOME =
  "Please state each source of your income, its amount a month before tax, and since when you have it. Please provide a paper of each.";

export const CARRIED_ON =
  "Please state which of the activities that the articles of the company name it carries on or will carry on, since when, and which of them it does not.";

export const SEAT_ABROAD =
  "Please state each country in which the company has its seat, an office or a branch: since when, under which number it is registered there, and what it does there.";

export const WHERE_IT_WORKS =
  "Please state at which address the company works, since when and with whom, and provide a lease, an energy bill or another proof of that address.";

export const WHICH_COMPANY =
  "Please state the legal form of the company and since when it has it, and which paper you gave for which company.";

export const NAME_ON_CARD =
  "Please state the name that you bear by law, each other name that you bear or bore, and why they differ. If a name was changed, such as by marriage, please provide the paper that shows it.";

export const ACCOUNT_ABROAD =
  "Please state why the account that you will use is held outside the European Economic Area, and who can use it.";

export const SHARES_SINCE =
  "Please state who now holds the shares that were issued when the company was founded, and since when.";

export const WHO_IS_EXPOSED =
  "Please state who holds or held a prominent public function, which function, since when, and how that person is linked to you.";

export const STATE_RESIDENCE =
  "Please state the country in which you live and since when, and each other country in which you have an address.";

export const WHO_ENDED_CONTRACT =
  "Please state which payment service provider ended your contract, when, and for what reason.";

export const BIRTH_DATES =
  "Please state the date of birth of each owner, who acts for an owner under 18, and who has inherited from an owner who has died.";

export const WHO_IS_CURATOR =
  "If a curator or another insolvency practitioner is appointed for the company, please state that person's name and address, and the court.";

export const FIRST_YEAR =
  "Please state the turnover that you expect in your first year, and name the first contracts that you have.";

export const SOLD_THERE =
  "Please state for each country or area outside the European Union in which you have customers or suppliers: what you sell or buy there, with whom, and how it is paid. If there are none, please write so.";

export const STATE_NATIONALITIES =
  "Please state every nationality of each person whose identity document you gave, and since when.";

export const WHICH_FIGURES =
  "Please explain why the figures of the annual accounts that you gave are not those that were filed, and provide the accounts as they were approved.";

export const HOW_TO_GO_ON =
  "Please describe how the company will continue its activity and pay what it owes in the coming year: what is planned, with figures, and what its owners, banks or creditors have agreed to.";
