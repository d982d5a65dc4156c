export const roleGroups = [
  {
    name: "AI and machine learning",
    options: [
      "AI Engineer",
      "AI Agent Developer",
      "AI Solutions Architect",
      "AI Research Scientist",
      "AI Governance Specialist",
      "Prompt Engineer",
      "Machine Learning Engineer",
      "MLOps Engineer",
      "Computer Vision Engineer",
      "Natural Language Processing Engineer",
    ],
  },
  {
    name: "Data",
    options: [
      "Data Scientist",
      "Data Engineer",
      "Data Analyst",
      "Data Architect",
      "Analytics Engineer",
      "Business Intelligence Developer",
      "Data Governance Manager",
    ],
  },
  {
    name: "Blockchain and digital assets",
    options: [
      "Blockchain Developer",
      "Blockchain Architect",
      "Smart Contract Engineer",
      "Smart Contract Auditor",
      "Digital Assets Analyst",
    ],
  },
  {
    name: "Engineering",
    options: [
      "Backend Engineer",
      "Frontend Engineer",
      "Full-Stack Engineer",
      "Mobile Engineer",
      "Cloud Engineer",
      "DevOps Engineer",
      "Security Engineer",
      "Quality Assurance Engineer",
    ],
  },
  {
    name: "Product and design",
    options: [
      "Product Manager",
      "Business Analyst",
      "Project Manager",
      "Product Designer",
      "UX Researcher",
      "Visual Designer",
    ],
  },
  {
    name: "Clients and marketing",
    options: [
      "Account Executive",
      "Pre-Sales Consultant",
      "Partnerships Manager",
      "Customer Success Manager",
      "Marketing Manager",
      "Content Writer",
    ],
  },
  {
    name: "People and law",
    options: ["HR Manager", "Talent Acquisition Specialist", "Legal Counsel", "Compliance Officer"],
  },
  {
    name: "Leadership",
    options: ["Head of AI", "Head of Data", "Head of Blockchain", "Chief Technology Officer"],
  },
] as const;

export const roles = roleGroups.flatMap(({ options }) => [...options]);
